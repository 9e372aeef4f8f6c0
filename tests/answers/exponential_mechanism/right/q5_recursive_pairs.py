# Recursion over the list of rows, with the larger over the smaller.
def worst_ratio(table, base):
    def law(row):
        low = min(row)
        powers = [base ** (u - low) for u in row]
        return [Fraction(p, 1) / sum(powers) for p in powers]

    def worst(laws):
        if len(laws) == 2:
            return max(max(p, q) / min(p, q) for p, q in zip(*laws))
        return max(worst(laws[:2]), worst(laws[1:]))

    return worst([law(row) for row in table])
