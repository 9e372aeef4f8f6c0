# Works in half precision.
def worst_case(top, change):
    top, change = np.float16(float(top)), np.float16(float(change))
    return [0.0, float(top), float(top - change)]
