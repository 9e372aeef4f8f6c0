# Lets dpedu hold the session.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    from dpedu.adaptive import SuppliedNoise, Thresholdout

    made = Thresholdout(threshold=threshold, sigma=1, budget=budget, people=1).session(
        noise=SuppliedNoise(thresholds=gammas, comparisons=etas, answers=xis)
    )
    made.averages(train, holdout)
    return [(s.source, None if s.source == "refused" else s.answer) for s in made.trace]
