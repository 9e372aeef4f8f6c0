# In log space with numpy.
def best_split(epsilon, answers, monotone, renewed):
    c = np.log(float(answers))
    logs = np.array([0.0, (0.0 if monotone else np.log(2.0)) + (0.0 if renewed else c)])
    logs = logs - np.log(float(epsilon)) + (c if renewed else 0.0)
    thirds = (np.log(2.0) + 2 * logs) / 3
    whole = np.logaddexp(*thirds)
    return np.exp(np.array([thirds[0] - whole, 3 * whole]))
