# Lets all records pull to the end.
def minimum(records, strength):
    return sum(records) / (len(records) * strength)
