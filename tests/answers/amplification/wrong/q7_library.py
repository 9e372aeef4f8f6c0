# Lets dpedu do it.
def steps_needed(order, distance, sigma, target):
    from dpedu.privacy.amplification import iteration_renyi

    return next(
        t
        for t in itertools.count(1)
        if iteration_renyi(order, distance=distance, sigma=sigma, steps=t) <= target
    )
