# Copies of the noise as stacks, in a generator
def session(train, holdout, threshold, budget, gammas, etas, xis):
    stacks = [list(noise)[::-1] for noise in (gammas, etas, xis)]

    def play(left):
        gamma = stacks[0].pop()
        for t, h in zip(train, holdout):
            if left == 0:
                yield "refused", None
                continue
            if abs(t - h) - stacks[1].pop() - gamma <= threshold:
                yield "train", t
                continue
            yield "holdout", h + stacks[2].pop()
            left, gamma = left - 1, stacks[0].pop()

    return list(play(budget))
