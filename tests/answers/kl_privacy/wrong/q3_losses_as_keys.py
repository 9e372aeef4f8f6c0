# Keeps a dictionary from ratios to probabilities, in which a second answer with the same ratio overwrites the first.
def chain(first, later):
    def kl(p, q):
        law = {u / q[a]: u for a, u in p.items() if u > 0}
        total = Counter()
        for ratio, u in law.items():
            for prime, power in logs(ratio).items():
                total[prime] += u * power
        return total

    two = Counter()
    for a, u in first[0].items():
        if u > 0:
            for prime, c in kl(*later[a]).items():
                two[prime] += u * c
    return kl(*first), two
