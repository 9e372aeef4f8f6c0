# Divides by the primes below 100 only and takes whatever is left for a prime.
def chain(first, later):
    primes = [n for n in range(2, 100) if all(n % m for m in range(2, n))]

    def split(total, number, weight):
        for prime in primes:
            while number % prime == 0:
                total[prime] += weight
                number //= prime
        if number > 1:
            total[number] += weight

    one, two = Counter(), Counter()
    for a, u in first[0].items():
        if u > 0:
            ratio = u / first[1][a]
            split(one, ratio.numerator, u)
            split(one, ratio.denominator, -u)
            for b, r in later[a][0].items():
                if r > 0:
                    ratio = r / later[a][1][b]
                    split(two, ratio.numerator, u * r)
                    split(two, ratio.denominator, -u * r)
    return one, two
