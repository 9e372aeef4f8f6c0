# Looks at the first eight gradients.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for gradient in gradients[:8]:
        length = math.hypot(*gradient)
        total += np.array(gradient) * (clip / length if length > clip else 1)
    return total
