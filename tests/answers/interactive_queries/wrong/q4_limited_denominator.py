# Wrong for total = 1, requests = [1, 1e-20]: the small request is rounded to 0.
def decisions(total, requests):
    budget, spent, said = Fraction(str(total)), Fraction(0), []
    for e in requests:
        fits = math.isfinite(e) and e >= 0
        if fits:
            price = Fraction(e).limit_denominator(10**9)
            fits = spent + price <= budget
            spent += price if fits else 0
        said.append(fits)
    return said
