# Tries all lists of answers.
def count_chances(ones, zeros, p):
    truth = (1,) * ones + (0,) * zeros
    chances = [0] * (len(truth) + 1)
    for answers in itertools.product((0, 1), repeat=len(truth)):
        chances[sum(answers)] += math.prod(1 - p if a == t else p for a, t in zip(answers, truth))
    return chances
