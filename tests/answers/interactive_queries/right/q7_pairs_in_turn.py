# Splits the budget by recursion: the last query against all others together.
def best_split(weights, sensitivities, total):
    roots = [math.exp(math.log(w * d * d) / 3) for w, d in zip(weights, sensitivities)]

    def split(k, budget):
        if k == 1:
            return [budget]
        mine = budget / (1 + math.fsum(roots[: k - 1]) / roots[k - 1])
        return split(k - 1, budget / (1 + roots[k - 1] / math.fsum(roots[: k - 1]))) + [mine]

    return split(len(roots), float(total))
