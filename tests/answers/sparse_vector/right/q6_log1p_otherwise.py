# With log1p, exact for small tails.
def most_questions(epsilon, answers, distance, beta):
    reach = float(distance) * float(epsilon) / 4
    left = math.log1p(-float(beta)) - math.log1p(-math.exp(-reach))
    if left >= 0:
        return 0
    return int(left // math.log1p(-math.exp(-reach / (2 * answers))))
