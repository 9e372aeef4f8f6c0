# Another way: generator.
def q4_answers(budget, requests):
    for e in requests:
        try:
            price = Fraction(str(e))
        except ValueError:  # "inf", "-inf" and "nan" are no fractions
            yield False
            continue
        if price < 0 or price > budget:
            yield False
        else:
            budget -= price
            yield True


def decisions(total, requests):
    return list(q4_answers(Fraction(str(total)), requests))
