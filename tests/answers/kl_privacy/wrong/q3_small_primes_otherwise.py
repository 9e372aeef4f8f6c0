# Takes numbers apart by the primes 2, 3, 5 and 7 only; what is left is lost.
def chain(first, later):
    def add(total, weight, ratio):
        for prime in (2, 3, 5, 7):
            top, bottom, power = ratio.numerator, ratio.denominator, 0
            while top % prime == 0:
                top, power = top // prime, power + 1
            while bottom % prime == 0:
                bottom, power = bottom // prime, power - 1
            total[prime] = total.get(prime, 0) + weight * power

    one, two = {}, {}
    for a, u in first[0].items():
        if u:
            add(one, u, u / first[1][a])
            for b, w in later[a][0].items():
                if w:
                    add(two, u * w, w / later[a][1][b])
    return one, two
