# Asks first whether the threshold alone is small enough.
def most_questions(epsilon, answers, distance, beta):
    once = -math.expm1(-distance * epsilon / 4)
    if once <= 1 - beta:
        return 0
    each = -math.expm1(-distance * epsilon / 8 / answers)
    return int((math.log(1 - beta) - math.log(once)) // math.log(each))
