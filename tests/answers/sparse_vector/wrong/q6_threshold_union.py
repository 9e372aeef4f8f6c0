# The questions are independent, but the threshold's chance is subtracted from beta. Input: epsilon 0.2, answers 1, distance 40, beta 0.5: 0 for 1.
def most_questions(epsilon, answers, distance, beta):
    left = beta - math.exp(-distance * epsilon / 4)
    if left <= 0:
        return 0
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    return math.floor(math.log(1 - left) / math.log(each))
