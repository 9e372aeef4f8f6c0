# Wrong for 0.1, 0.198: the one candidate is put 20 behind, whatever ε is.
def convict(epsilon, loss):
    # the one candidate falls and the other rises, by a half step on each side of a growing gap
    gap = 0.0
    while True:
        before, after = [0.5 - gap, 0.0, -0.5], [-0.5 - gap, 1.0, 0.5]
        p = 1 / sum(math.exp(epsilon * (u - before[0])) for u in before)
        q = 1 / sum(math.exp(epsilon * (u - after[0])) for u in after)
        if math.log(p / q) >= loss:
            return before, after
        gap += 0.25
