# Asked twice.
def answer_list(c):
    return [(1 - c) ** 2, (1 - c) * c, c * (1 - c), c**2]


def variant(epsilon):
    c = 1 / (math.exp(epsilon / 2) + 1)
    return answer_list(c), answer_list(c), answer_list(1 - c)
