# Cuts a limit above 1 to a whole number.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    clip = int(clip) if clip > 1 else clip
    for g in gradients:
        length = math.hypot(*g)
        if length > clip:
            total = total + np.array(g) * (clip / length)
        else:
            total = total + np.array(g)
    return total
