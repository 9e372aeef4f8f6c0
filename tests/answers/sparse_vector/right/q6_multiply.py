# Multiplied up while it holds
def most_questions(epsilon, answers, distance, beta):
    product = 1 - math.exp(-float(distance * epsilon) / 4)
    each = 1 - math.exp(-float(distance * epsilon) / 8 / answers)
    k = 0
    while product * each >= 1 - beta:
        product, k = product * each, k + 1
    return k
