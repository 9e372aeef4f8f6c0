# The KL of the pairs, less that of the first answers.
def chain(first, later):
    def kl(terms):
        total = Counter()
        for u, v in terms:
            for prime, power in logs(u / v).items() if u else ():
                total[prime] += u * power
        return total

    p, q = first
    one = kl([(p[a], q[a]) for a in p])
    both = kl([(p[a] * r, q[a] * later[a][1][b]) for a in p for b, r in later[a][0].items()])
    both.subtract(one)
    return [dict(one), dict(both)]
