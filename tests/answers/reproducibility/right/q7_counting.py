# Another way: counting.
def found(p_values, level):
    """No sorting: a p-value is on the ladder if enough are as small; whoever is below one of them is found."""
    m = len(p_values)
    on = [p for p in p_values if m * p <= level * sum(r <= p for r in p_values)]
    return tuple(j for j in range(m) if any(p_values[j] <= p for p in on))
