# Wrong where two first answers lead to equal pairs: the second of them is left out.
def chain(first, later):
    def kl(p, q):
        total = Counter()
        for a, u in p.items():
            if u > 0:
                for prime, power in logs(u / q[a]).items():
                    total[prime] += u * power
        return total

    seen, two = [], Counter()
    for a, w in first[0].items():
        if later[a] in seen:
            continue
        seen.append(later[a])
        for prime, c in kl(*later[a]).items():
            two[prime] += w * c
    return kl(*first), two
