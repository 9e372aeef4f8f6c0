# Powers 0 and 1 choose the factor.
def posterior(answer, p, prior):
    chances = [
        weight * p ** abs(x - answer) * (1 - p) ** (1 - abs(x - answer))
        for x, weight in enumerate((1 - prior, prior))
    ]
    return [c / sum(chances) for c in chances]
