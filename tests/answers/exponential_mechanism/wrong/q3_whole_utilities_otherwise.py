# An array of dtype int cuts utilities to whole numbers.
def slopes(utilities, sensitivity):
    us = np.array(utilities, dtype=int)
    return list((us - us.mean()) / (2 * sensitivity * len(us)))
