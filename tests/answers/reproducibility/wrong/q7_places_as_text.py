# Sorts the places as text, so that of twelve discoveries 10 and 11 come before 2.
def found(p_values, level):
    """The places of the discoveries by Benjamini and Hochberg."""
    m = len(p_values)
    order = sorted(range(m), key=lambda j: p_values[j])
    best = 0
    for i, j in enumerate(order, 1):
        if p_values[j] <= i * level / m:
            best = i
    return [int(text) for text in sorted(map(str, order[:best]))]
