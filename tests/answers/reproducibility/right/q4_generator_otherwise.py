# Generator, otherwise.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    def answers():
        todo = list(zip(train, holdout, etas))
        for gamma, xi in itertools.islice(zip(gammas, xis), budget):
            while todo:
                t, h, eta = todo.pop(0)
                if (h - t) ** 2 > (threshold + gamma + eta) ** 2 or threshold + gamma + eta < 0:
                    yield "holdout", h + xi
                    break
                yield "train", t
        for _ in todo:
            yield "refused", None

    return list(answers())
