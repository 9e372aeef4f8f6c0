# Forty digits by decimal; an early 0.
def most_questions(epsilon, answers, distance, beta):
    from decimal import Decimal, getcontext

    getcontext().prec = 40
    e, a, b = (Decimal(float(v)) for v in (epsilon, distance, beta))
    once = 1 - (-a * e / 4).exp()
    each = 1 - (-a * e / (8 * answers)).exp()
    if once * each < 1 - b:
        return 0
    return int(((1 - b).ln() - once.ln()) / each.ln())
