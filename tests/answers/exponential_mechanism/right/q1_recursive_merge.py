# By recursive merge.
def pick_probabilities(utilities, epsilon, sensitivity):
    def split(us):
        # probabilities inside us, and the log of its total weight
        if len(us) == 1:
            return [1.0], epsilon * us[0] / (2 * sensitivity)
        half = len(us) // 2
        (p, s), (q, t) = split(us[:half]), split(us[half:])
        top = max(s, t)
        total = top + math.log(math.exp(s - top) + math.exp(t - top))
        return [x * math.exp(s - total) for x in p] + [x * math.exp(t - total) for x in q], total

    return split(list(utilities))[0]
