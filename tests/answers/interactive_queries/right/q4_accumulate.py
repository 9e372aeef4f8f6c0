# Accumulate.
def decisions(total, requests):
    budget = Fraction(str(total))

    def step(state, e):
        spent, _ = state
        if not math.isfinite(e) or e < 0:
            return spent, False
        after = spent + Fraction(str(e))
        return (after, True) if after <= budget else (spent, False)

    states = itertools.accumulate(requests, step, initial=(Fraction(0), None))
    return [granted for _, granted in states][1:]
