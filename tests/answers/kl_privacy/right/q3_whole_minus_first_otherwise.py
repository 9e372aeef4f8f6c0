# The KL of both answers together, less what the first adds.
def chain(first, later):
    p, q = first

    def exact(terms):
        total = {}
        for weight, ratio in terms:
            for prime, power in logs(ratio).items():
                total[prime] = total.get(prime, Fraction(0)) + weight * power
        return total

    one = exact([(p[a], p[a] / q[a]) for a in p if p[a]])
    both = exact(
        [
            (p[a] * r, p[a] * r / (q[a] * later[a][1][b]))
            for a in p
            if p[a]
            for b, r in later[a][0].items()
            if r
        ]
    )
    rest = {prime: both.get(prime, 0) - one.get(prime, 0) for prime in {**one, **both}}
    return [one, rest]
