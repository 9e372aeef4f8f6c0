# Adds up all truths and flips that give this answer.
def posterior(answer, p, prior):
    weight = {0: 0.0, 1: 0.0}
    for truth, flip in itertools.product((0, 1), (0, 1)):
        if truth ^ flip == answer:
            weight[truth] += (prior if truth else 1 - prior) * (p if flip else 1 - p)
    total = sum(weight.values())
    return weight[0] / total, weight[1] / total
