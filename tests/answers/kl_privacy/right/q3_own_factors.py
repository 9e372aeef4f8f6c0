# Factors numerators and denominators itself, and uses Counter.update, which keeps what is negative.
def chain(first, later):
    def factors(number):
        found, d = [], 2
        while d * d <= number:
            while number % d == 0:
                found.append(d)
                number //= d
            d += 1 if d == 2 else 2
        return found + [number] * (number > 1)

    def add(total, weight, ratio):
        for number, sign in ((ratio.numerator, 1), (ratio.denominator, -1)):
            for prime in factors(number):
                total.update({prime: sign * weight})

    parts = (Counter(), Counter())
    for a in first[0]:
        if first[0][a] > 0:
            add(parts[0], first[0][a], Fraction(first[0][a]) / Fraction(first[1][a]))
            for b in later[a][0]:
                w = later[a][0][b]
                if w > 0:
                    add(parts[1], first[0][a] * w, Fraction(w) / Fraction(later[a][1][b]))
    return [dict(part) for part in parts]
