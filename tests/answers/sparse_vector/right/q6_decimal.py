# Decimal numbers of 40 digits.
from decimal import ROUND_FLOOR, Decimal, localcontext


def most_questions(epsilon, answers, distance, beta):
    with localcontext() as context:
        context.prec = 40
        e, a, b = (Decimal(float(v)) for v in (epsilon, distance, beta))
        once, each = 1 - (-a * e / 4).exp(), 1 - (-a * e / (8 * int(answers))).exp()
        if once * each < 1 - b:
            return 0
        return int((((1 - b) / once).ln() / each.ln()).to_integral_value(rounding=ROUND_FLOOR))
