# The KL of both answers together, less that of the first.
def chain(first, later):
    def kl(p, q):
        total = {}
        for a in p:
            if p[a]:
                for prime, power in logs(p[a] / q[a]).items():
                    total[prime] = total.get(prime, 0) + power * p[a]
        return total
    both = [{(a, b): first[i][a] * later[a][i][b] for a in first[i] for b in later[a][i]} for i in (0, 1)]
    one, whole = kl(*first), kl(*both)
    return one, {r: whole.get(r, 0) - one.get(r, 0) for r in {*one, *whole}}
