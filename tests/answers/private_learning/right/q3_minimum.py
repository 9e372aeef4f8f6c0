# The factor is the smaller of 1 and C over the length.
def clipped_sum(gradients, clip):
    def clipped(gradient):
        length = np.linalg.norm(gradient)
        return np.array(gradient) * min(1, clip / length) if length else np.zeros(3)

    return sum((clipped(g) for g in gradients), start=np.zeros(3))
