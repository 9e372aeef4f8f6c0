# The length is rounded to two digits before it is used. Input: [[1, 1, 1]], 1: the result has not the length 1, and [[0.014, 0, 0]], 0.01 stays.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for gradient in gradients:
        length = round(float(np.linalg.norm(gradient)), 2)
        if length > clip:
            total += np.array(gradient) * (clip / length)
        else:
            total += np.array(gradient)
    return total
