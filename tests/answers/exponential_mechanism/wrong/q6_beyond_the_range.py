# Goes behind by one over the cube of what is missing, which leaves the allowed range.
def convict(epsilon, loss):
    far = math.ceil(1 / (2 * epsilon - loss) ** 3) + 3
    return [1 - far, 0], [-far, 1]
