# By generator with stacks.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    stacks = [list(reversed(noise)) for noise in (gammas, etas, xis)]

    def answers():
        left = budget
        now = stacks[0].pop()
        for t, h in zip(train, holdout):
            if not left:
                yield np.array(["refused", None], dtype=object)
                continue
            if abs(h - t) <= threshold + now + stacks[1].pop():
                yield np.array(["train", t], dtype=object)
            else:
                yield np.array(["holdout", h + stacks[2].pop()], dtype=object)
                left -= 1
                now = stacks[0].pop()

    return list(answers())
