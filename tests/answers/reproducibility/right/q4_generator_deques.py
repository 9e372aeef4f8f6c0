# A generator with copies in deques that are popped
def session(train, holdout, threshold, budget, gammas, etas, xis):
    from collections import deque

    def run():
        g, e, x = deque(gammas), deque(etas), deque(xis)
        queries = zip(train, holdout)
        for _ in range(budget):
            noisy = threshold + g.popleft()
            for t, h in queries:
                if not abs(t - h) > noisy + e.popleft():
                    yield "train", t
                else:
                    yield "holdout", h + x.popleft()
                    break
            else:
                return
        for _ in queries:
            yield "refused", None

    return list(run())
