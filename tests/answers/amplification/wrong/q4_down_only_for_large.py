# Lets large factors be reached only downwards, which sampling wears down, as for the factor 11.
def tight(factor):
    rare = 1 / (2 * factor)
    up = [rare, 1 - rare], [factor * rare, 1 - factor * rare]
    return up if factor <= 10 else up[::-1]
