# Own factorisation that takes an odd prime out only once: 9 gives 3 to the first.
def chain(first, later):
    def factors(n):
        found = Counter()
        while n % 2 == 0:
            found[2] += 1
            n //= 2
        for d in range(3, n + 1, 2):
            if n % d == 0 and all(d % e for e in range(3, d, 2)):
                found[d] += 1
        return found
    def add(total, weight, ratio):
        for sign, n in ((1, ratio.numerator), (-1, ratio.denominator)):
            for prime, power in factors(n).items():
                total[prime] += sign * weight * power
    one, two = Counter(), Counter()
    for a, u in first[0].items():
        if u:
            add(one, u, u / first[1][a])
            for b, w in later[a][0].items():
                if w:
                    add(two, u * w, w / later[a][1][b])
    return dict(one), dict(two)
