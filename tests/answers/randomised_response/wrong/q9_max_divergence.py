# Lets dpedu compare the two rows, in both orders.
def epsilon_of_coins(first, second):
    from dpedu.privacy import divergences

    low = (1 - first) * second
    one, other = [1 - low, low], [1 - low - first, low + first]
    return max(divergences.max_divergence(one, other), divergences.max_divergence(other, one))
