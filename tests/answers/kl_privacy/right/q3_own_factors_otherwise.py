# Own factorisation up to the root, and one helper for both parts.
def chain(first, later):
    def factors(number):
        found, prime = [], 2
        while prime * prime <= number:
            while number % prime == 0:
                found.append(prime)
                number //= prime
            prime += 1 if prime == 2 else 2
        return found + [number] * (number > 1)

    def add(total, weight, pair):
        p, q = pair
        for output in p:
            u = weight * p[output]
            if u:
                v = q[output]
                for prime in factors(p[output].numerator) + factors(v.denominator):
                    total[prime] = total.get(prime, 0) + u
                for prime in factors(p[output].denominator) + factors(v.numerator):
                    total[prime] = total.get(prime, 0) - u
        return total

    second = {}
    for answer, weight in first[0].items():
        add(second, weight, later[answer])
    return add({}, Fraction(1), first), second
