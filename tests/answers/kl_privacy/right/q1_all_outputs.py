# Goes through the outputs of both.
def mean_loss(p, q):
    def term(u, v):
        if u == 0:
            return 0.0
        return u * math.log(u / v) if v else math.inf

    return math.fsum(term(p.get(a, 0), q.get(a, 0)) for a in {*p, *q})
