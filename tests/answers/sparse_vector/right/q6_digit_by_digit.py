# Finds the number bit by bit, from the largest, by powers.
def most_questions(epsilon, answers, distance, beta):
    t = math.exp(-float(distance * epsilon) / 8)
    once, each = 1 - t**2, -math.expm1(math.log(t) / answers)
    k = 0
    for bit in range(17, -1, -1):
        if once * each ** (k + 2**bit) >= 1 - beta:
            k += 2**bit
    return k
