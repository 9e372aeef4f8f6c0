# Joint minus.
def chain(first, later):
    """The whole of both answers, minus the first."""

    def exact(pairs):
        out = {}
        for u, v in pairs:
            if u != 0:
                for number, sign in ((u / v, 1),):
                    for k, c in logs(number).items():
                        out[k] = out.get(k, Fraction(0)) + sign * u * c
        return out

    p, q = first
    whole = exact([(p[a] * later[a][0][b], q[a] * later[a][1][b]) for a in p for b in later[a][0]])
    one = exact([(p[a], q[a]) for a in p])
    two = {k: whole.get(k, 0) - one.get(k, 0) for k in whole.keys() | one.keys()}
    return one, {k: c for k, c in two.items() if c}
