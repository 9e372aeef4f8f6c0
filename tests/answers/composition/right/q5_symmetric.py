# Finds the smallest as one minus the largest of the other data.
def belief_interval(prior, ratios):
    def largest(belief):
        weight = belief
        for r in ratios:
            weight = weight * r
        return weight / (weight + (1 - belief))

    return 1 - largest(1 - prior), largest(prior)
