# The squared length is compared with clip, not the length. Input: [[0.4, 0, 0]], 0.25 stays unclipped, and [[1.5, 0, 0]], 2 grows to 2.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for gradient in gradients:
        g = np.array(gradient, dtype=float)
        if np.dot(g, g) > clip:
            g = g * clip / np.linalg.norm(g)
        total = total + g
    return total
