# The second answers are put side by side in the order of the dictionaries.
def chain(first, later):
    def kl(pair):
        total = Counter()
        for u, v in zip(pair[0].values(), pair[1].values()):
            if u and v:
                for prime, power in logs(u / v).items():
                    total[prime] += u * power
        return total
    two = Counter()
    for a, u in first[0].items():
        for prime, c in kl(later[a]).items():
            two[prime] += u * c
    one = Counter()
    for a, u in first[0].items():
        if u:
            for prime, power in logs(u / first[1][a]).items():
                one[prime] += u * power
    return dict(one), dict(two)
