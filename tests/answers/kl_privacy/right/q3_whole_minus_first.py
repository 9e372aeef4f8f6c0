# The KL of the pairs of answers minus that of the first, prime by prime.
def chain(first, later):
    def kl(p, q):
        total = {}
        for a, u in p.items():
            if u:
                for prime, power in logs(Fraction(u) / q[a]).items():
                    total[prime] = total.get(prime, Fraction(0)) + u * power
        return total

    joint = [{}, {}]
    for i in (0, 1):
        for a in first[0]:
            for b, w in later[a][i].items():
                joint[i][a, b] = first[i][a] * w
    one = kl(*first)
    whole = kl(*joint)
    two = {k: whole.get(k, 0) - one.get(k, 0) for k in set(whole) | set(one)}
    return one, two
